use comfy_table::presets::NOTHING;
use comfy_table::{CellAlignment, Table};

use super::{Report, Section};

/// The report for a terminal.
pub(super) fn text(report: &Report) -> String {
    let head = std::iter::once(&report.title).chain(&report.facts).map(|line| format!("{line}\n"));
    head.chain(report.sections.iter().map(section)).collect()
}

fn section(section: &Section) -> String {
    let mut table = Table::new();
    table.load_style(NOTHING);
    table.set_header(&section.header);
    section.rows.iter().for_each(|row| {
        table.add_row(row);
    });
    for column in table.column_iter_mut().skip(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    let note = section.note.as_ref().map_or(String::new(), |note| format!("{note}\n"));
    let lines: String = table.lines().map(|line| format!("{}\n", line.trim_end())).collect();
    format!("\n{}\n{note}{lines}", section.title)
}
