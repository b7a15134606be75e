
attribute-$kind = $one
