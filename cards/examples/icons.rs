//! Draws the icon sheet to look at.
use kurbo::{Rect, Size};
use provost_cards::{colour::Colour, font::*, icon::Icons, list::*, png, text::*};
fn main() {
    let icons = Icons::built_in();
    let mut list = DisplayList::new(Size::new(280.0, 190.0));
    list.fill(rounded(list.rect(), 0.0), Colour::hex(0x14161B));
    let mut setter = Typesetter::default();
    for (i, name) in icons.names().enumerate() {
        let (x, y) = ((i % 13) as f64 * 21.0 + 4.0, (i / 13) as f64 * 26.0 + 4.0);
        list.items.extend(icons.draw(name, Rect::new(x, y, x + 12.0, y + 12.0), Colour::hex(0xECEFF4)));
        list.items.extend(icons.draw(
            name,
            Rect::new(x + 14.0, y + 8.0, x + 18.0, y + 12.0),
            Colour::hex(0xF2C14E),
        ));
        let style = Style {
            face: Face::Sans,
            most: 3.0,
            least: 2.0,
            colour: Colour::WHITE,
            align: Align::Centre,
            one_line: true,
            language: "en",
        };
        list.items
            .extend(setter.line(name, Rect::new(x, y + 14.0, x + 18.0, y + 18.0), &style, &icons).items);
    }
    let p = png::draw(&list, 5.0, 0.0, &mut Outlines::default()).unwrap();
    std::fs::write("/tmp/h/cardsdev/icons.png", png::encode(&p).unwrap()).unwrap();
}
