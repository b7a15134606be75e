//! A table as a Parquet file for Python or R: plain nullable columns without compression.

use crate::Refusal;
use parquet::basic::{LogicalType, Repetition, Type as Physical};
use parquet::data_type::{ByteArray, ByteArrayType, DoubleType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedColumnWriter, SerializedFileWriter};
use parquet::schema::types::Type;
use provost_playtest::simulate::{Column, ReportTable, Values};
use std::sync::Arc;

/// Writes the file into memory.
pub(crate) fn bytes(table: &ReportTable) -> Result<Vec<u8>, Refusal> {
    write(table).map_err(|error| Refusal(format!("the table cannot be written as Parquet: {error}")))
}

fn write(table: &ReportTable) -> Result<Vec<u8>, ParquetError> {
    let fields: Vec<_> = table.columns.iter().map(field).collect::<Result<_, _>>()?;
    let schema = Type::group_type_builder("table").with_fields(fields).build()?;
    let tool = concat!("provost ", env!("CARGO_PKG_VERSION")).to_owned();
    let properties = WriterProperties::builder().set_created_by(tool).build();
    let mut file = SerializedFileWriter::new(Vec::new(), Arc::new(schema), Arc::new(properties))?;
    let mut rows = file.next_row_group()?;
    let mut columns = table.columns.iter();
    while let Some(mut writer) = rows.next_column()? {
        if let Some(column) = columns.next() {
            fill(&mut writer, &column.values)?;
        }
        writer.close()?;
    }
    rows.close()?;
    file.into_inner()
}

fn field(column: &Column) -> Result<Arc<Type>, ParquetError> {
    let (physical, logical) = match &column.values {
        Values::Whole(_) => (Physical::INT64, None),
        Values::Number(_) => (Physical::DOUBLE, None),
        Values::Text(_) => (Physical::BYTE_ARRAY, Some(LogicalType::String)),
    };
    let field = Type::primitive_type_builder(&column.name, physical);
    let field = field.with_logical_type(logical).with_repetition(Repetition::OPTIONAL);
    Ok(Arc::new(field.build()?))
}

/// Writes the present values, and for each row whether there is one.
fn fill(writer: &mut SerializedColumnWriter<'_>, values: &Values) -> Result<(), ParquetError> {
    match values {
        Values::Whole(values) => {
            let there: Vec<i64> = values.iter().copied().flatten().collect();
            writer.typed::<Int64Type>().write_batch(&there, Some(&levels(values)), None)?;
        }
        Values::Number(values) => {
            let there: Vec<f64> = values.iter().copied().flatten().collect();
            writer.typed::<DoubleType>().write_batch(&there, Some(&levels(values)), None)?;
        }
        Values::Text(values) => {
            let there: Vec<ByteArray> = values.iter().flatten().map(|text| text.as_str().into()).collect();
            writer.typed::<ByteArrayType>().write_batch(&there, Some(&levels(values)), None)?;
        }
    }
    Ok(())
}

fn levels<T>(values: &[Option<T>]) -> Vec<i16> {
    values.iter().map(|value| i16::from(value.is_some())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use parquet::file::reader::{FileReader as _, SerializedFileReader};
    use parquet::record::Field;
    use provost_playtest::simulate::ReportTableKind;

    #[test]
    fn what_is_written_can_be_read() {
        let column = |name: &str, values| Column { name: name.to_owned(), values };
        let table = ReportTable {
            kind: ReportTableKind::Games,
            columns: vec![
                column("seed", Values::Whole(vec![Some(7), Some(i64::MAX), None])),
                column("rate", Values::Number(vec![None, Some(-0.25), Some(1e300)])),
                column("name", Values::Text(vec![Some("Ödön".to_owned()), None, Some(String::new())])),
            ],
        };
        let file = SerializedFileReader::new(bytes::Bytes::from(super::bytes(&table).unwrap())).unwrap();
        let names: Vec<&str> =
            file.metadata().file_metadata().schema().get_fields().iter().map(|field| field.name()).collect();
        assert_eq!(names, ["seed", "rate", "name"]);
        let rows: Vec<Vec<Field>> = file
            .get_row_iter(None)
            .unwrap()
            .map(|row| row.unwrap().get_column_iter().map(|(_, field)| field.clone()).collect())
            .collect();
        let text = |text: &str| Field::Str(text.to_owned());
        assert_eq!(
            rows,
            [
                vec![Field::Long(7), Field::Null, text("Ödön")],
                vec![Field::Long(i64::MAX), Field::Double(-0.25), Field::Null],
                vec![Field::Null, Field::Double(1e300), text("")],
            ]
        );
    }
}
