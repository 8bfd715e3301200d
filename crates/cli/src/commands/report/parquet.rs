use std::sync::Arc;

use parquet::basic::{ConvertedType, Repetition, Type as Physical};
use parquet::data_type::{ByteArray, ByteArrayType, DoubleType, Int64Type};
use parquet::errors::Result;
use parquet::file::writer::{SerializedColumnWriter, SerializedFileWriter};
use parquet::schema::types::Type;

use super::frame::{Cell, Frame, Kind};

/// One row group; every column may have gaps.
pub(super) fn bytes(frame: &Frame) -> anyhow::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let mut file = SerializedFileWriter::new(&mut bytes, Arc::new(schema(frame)?), Arc::default())?;
    let mut rows = file.next_row_group()?;
    for at in 0..frame.names().len() {
        let mut column = rows.next_column()?.expect("a column a name");
        write(&mut column, frame, at)?;
        column.close()?;
    }
    rows.close()?;
    file.close()?;
    Ok(bytes)
}

fn schema(frame: &Frame) -> Result<Type> {
    let field = |(at, name): (usize, &String)| {
        let (physical, converted) = match frame.kind(at) {
            Kind::Text => (Physical::BYTE_ARRAY, ConvertedType::UTF8),
            Kind::Count => (Physical::INT64, ConvertedType::UINT_64),
            Kind::Number => (Physical::DOUBLE, ConvertedType::NONE),
        };
        let field = Type::primitive_type_builder(name, physical).with_converted_type(converted);
        field.with_repetition(Repetition::OPTIONAL).build().map(Arc::new)
    };
    let fields = frame.names().iter().enumerate().map(field).collect::<Result<_>>()?;
    Type::group_type_builder("results").with_fields(fields).build()
}

fn write(column: &mut SerializedColumnWriter<'_>, frame: &Frame, at: usize) -> Result<usize> {
    let present: Vec<i16> = frame.column(at).map(|cell| i16::from(*cell != Cell::Empty)).collect();
    let values = frame.column(at);
    match frame.kind(at) {
        Kind::Text => {
            let texts = values.filter_map(|cell| match cell {
                Cell::Text(text) => Some(ByteArray::from(text.clone().into_bytes())),
                _ => None,
            });
            column.typed::<ByteArrayType>().write_batch(&texts.collect::<Vec<_>>(), Some(&present), None)
        }
        Kind::Count => {
            let counts = values.filter_map(|cell| match cell {
                Cell::Count(count) => Some(*count as i64),
                _ => None,
            });
            column.typed::<Int64Type>().write_batch(&counts.collect::<Vec<_>>(), Some(&present), None)
        }
        Kind::Number => {
            let numbers = values.filter_map(|cell| match cell {
                Cell::Number(number) => Some(*number),
                _ => None,
            });
            column.typed::<DoubleType>().write_batch(&numbers.collect::<Vec<_>>(), Some(&present), None)
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;

    use parquet::file::reader::{FileReader as _, SerializedFileReader};
    use parquet::record::RowAccessor as _;

    use super::*;

    #[test]
    fn what_is_written_can_be_read_with_its_gaps() {
        let mut frame = Frame::new(["name", "games", "share"]);
        frame.push([("name", "été".into()), ("games", 3.into())]);
        frame.push([("share", 0.25.into())]);
        let mut file = tempfile::tempfile().expect("a file");
        file.write_all(&bytes(&frame).expect("bytes")).expect("written");
        let file = SerializedFileReader::new(file).expect("Parquet");
        let rows: Vec<_> = file.get_row_iter(None).expect("rows").map(|row| row.expect("a row")).collect();
        assert_eq!(rows.len(), 2);
        assert_eq!(rows[0].get_string(0).expect("text"), "été");
        assert_eq!(rows[0].get_ulong(1).expect("a count"), 3);
        assert_eq!(rows[1].get_double(2).expect("a number"), 0.25);
        assert!(rows[1].get_string(0).is_err() && rows[0].get_double(2).is_err(), "gaps are gaps");
    }
}
