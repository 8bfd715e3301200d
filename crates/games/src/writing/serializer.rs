//! What serde tells of a document, as JSON.

use std::fmt::{Display, Write as _};

use serde::ser::{
    Error as _, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant,
};
use serde::{Serialize, Serializer};

use super::VERBATIM;
use super::writer::{Writer, is_plain};

type Result<T = (), E = serde_json::Error> = std::result::Result<T, E>;

impl Writer {
    #[inline]
    fn items(&mut self, begin: u8, end: &'static str) -> Items<'_> {
        self.sign(begin);
        Items { writer: self, is_first: true, end }
    }

    fn items_of(&mut self, variant: &str, begin: u8, end: &'static str) -> Items<'_> {
        self.sign(b'{');
        self.name(variant);
        self.items(begin, end)
    }
}

/// Writes what lies in brackets, with commas between.
pub(super) struct Items<'a> {
    writer: &'a mut Writer,
    is_first: bool,
    end: &'static str,
}

impl Items<'_> {
    #[inline]
    fn comma(&mut self) {
        if !std::mem::take(&mut self.is_first) {
            self.writer.sign(b',');
        }
    }

    #[inline]
    fn item(&mut self, item: &(impl Serialize + ?Sized)) -> Result {
        self.comma();
        item.serialize(&mut *self.writer)
    }

    #[inline]
    fn field(&mut self, name: &'static str, value: &(impl Serialize + ?Sized)) -> Result {
        if !self.writer.is_verbatim {
            self.comma();
            self.writer.name(name);
        }
        value.serialize(&mut *self.writer)
    }

    #[inline]
    fn close(self) -> Result {
        self.writer.raw(self.end);
        Ok(())
    }
}

macro_rules! numbers {
    ($($of:ty: $method:ident,)+) => {$(
        #[inline]
        fn $method(self, number: $of) -> Result {
            if number < <$of>::default() {
                self.sign(b'-');
            }
            self.number(u64::from(number.unsigned_abs()));
            Ok(())
        }
    )+};
}

macro_rules! counts {
    ($($of:ty: $method:ident,)+) => {$(
        #[inline]
        fn $method(self, count: $of) -> Result {
            self.number(u64::from(count));
            Ok(())
        }
    )+};
}

macro_rules! by_serde_json {
    ($($of:ty: $method:ident,)+) => {$(
        fn $method(self, value: $of) -> Result {
            self.raw(&serde_json::to_string(&value)?);
            Ok(())
        }
    )+};
}

impl<'a> Serializer for &'a mut Writer {
    type Ok = ();
    type Error = serde_json::Error;
    type SerializeSeq = Items<'a>;
    type SerializeTuple = Items<'a>;
    type SerializeTupleStruct = Items<'a>;
    type SerializeTupleVariant = Items<'a>;
    type SerializeMap = Items<'a>;
    type SerializeStruct = Items<'a>;
    type SerializeStructVariant = Items<'a>;

    numbers! { i8: serialize_i8, i16: serialize_i16, i32: serialize_i32, i64: serialize_i64, }
    counts! { u8: serialize_u8, u16: serialize_u16, u32: serialize_u32, u64: serialize_u64, }
    by_serde_json! {
        i128: serialize_i128, u128: serialize_u128, f32: serialize_f32, f64: serialize_f64,
        &[u8]: serialize_bytes,
    }

    #[inline]
    fn serialize_bool(self, value: bool) -> Result {
        self.raw(if value { "true" } else { "false" });
        Ok(())
    }

    fn serialize_char(self, sign: char) -> Result {
        self.serialize_str(sign.encode_utf8(&mut [0; 4]))
    }

    #[inline]
    fn serialize_str(self, text: &str) -> Result {
        if self.is_verbatim {
            self.raw(text);
        } else {
            self.quoted(text);
        }
        Ok(())
    }

    #[inline]
    fn serialize_none(self) -> Result {
        self.serialize_unit()
    }

    #[inline]
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result {
        value.serialize(self)
    }

    #[inline]
    fn serialize_unit(self) -> Result {
        self.raw("null");
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result {
        self.serialize_unit()
    }

    #[inline]
    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result {
        debug_assert!(is_plain(variant), "{variant} would be escaped");
        self.quoted_as_it_is(variant);
        Ok(())
    }

    #[inline]
    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Result {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result {
        let mut items = self.items(b'{', "}");
        items.field(variant, value)?;
        items.close()
    }

    #[inline]
    fn serialize_seq(self, _: Option<usize>) -> Result<Items<'a>> {
        Ok(self.items(b'[', "]"))
    }

    fn serialize_tuple(self, _: usize) -> Result<Items<'a>> {
        Ok(self.items(b'[', "]"))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Items<'a>> {
        Ok(self.items(b'[', "]"))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Items<'a>> {
        Ok(self.items_of(variant, b'[', "]}"))
    }

    #[inline]
    fn serialize_map(self, _: Option<usize>) -> Result<Items<'a>> {
        Ok(self.items(b'{', "}"))
    }

    #[inline]
    fn serialize_struct(self, name: &'static str, _: usize) -> Result<Items<'a>> {
        if name == VERBATIM {
            self.is_verbatim = true;
            return Ok(Items { writer: self, is_first: true, end: "" });
        }
        Ok(self.items(b'{', "}"))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Items<'a>> {
        Ok(self.items_of(variant, b'{', "}}"))
    }

    fn collect_str<T: Display + ?Sized>(self, value: &T) -> Result {
        self.sign(b'"');
        write!(self, "{value}").map_err(serde_json::Error::custom)?;
        self.sign(b'"');
        Ok(())
    }
}

macro_rules! listed {
    ($($kind:ident: $method:ident,)+) => {$(
        impl $kind for Items<'_> {
            type Ok = ();
            type Error = serde_json::Error;

            #[inline]
            fn $method<T: Serialize + ?Sized>(&mut self, item: &T) -> Result {
                self.item(item)
            }

            #[inline]
            fn end(self) -> Result {
                self.close()
            }
        }
    )+};
}

listed! {
    SerializeSeq: serialize_element,
    SerializeTuple: serialize_element,
    SerializeTupleStruct: serialize_field,
    SerializeTupleVariant: serialize_field,
}

impl SerializeMap for Items<'_> {
    type Ok = ();
    type Error = serde_json::Error;

    /// As in `serde_json`, a number or a truth value is a key in quotes.
    #[inline]
    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result {
        self.comma();
        let writer = &mut *self.writer;
        let begin = writer.end;
        key.serialize(&mut *writer)?;
        match writer.bytes[begin] {
            b'"' => {}
            b'0'..=b'9' | b'-' | b't' | b'f' => {
                writer.room(2).fill(b'"');
                writer.bytes[begin..writer.end - 1].rotate_right(1);
            }
            _ => return Err(serde_json::Error::custom("key must be a string")),
        }
        writer.sign(b':');
        Ok(())
    }

    #[inline]
    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result {
        value.serialize(&mut *self.writer)
    }

    #[inline]
    fn end(self) -> Result {
        self.close()
    }
}

impl SerializeStruct for Items<'_> {
    type Ok = ();
    type Error = serde_json::Error;

    #[inline]
    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result {
        self.field(name, value)
    }

    #[inline]
    fn end(self) -> Result {
        self.writer.is_verbatim = false;
        self.close()
    }
}

impl SerializeStructVariant for Items<'_> {
    type Ok = ();
    type Error = serde_json::Error;

    #[inline]
    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result {
        self.field(name, value)
    }

    #[inline]
    fn end(self) -> Result {
        self.close()
    }
}
