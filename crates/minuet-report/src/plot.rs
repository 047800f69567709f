//! Counts drawn as bars, in SVG.

use minuet_words::Language;
use minuet_words::message::ReportLabel as Label;
use plotters::coord::ranged1d::{AsRangedCoord, ValueFormatter};
use plotters::prelude::*;

use crate::say;
use crate::table::Table;

const SIZE: (u32, u32) = (720, 300);
const NAMESPACE: &str = " xmlns=\"http://www.w3.org/2000/svg\"";
const BLUE: RGBColor = RGBColor(0x33, 0x66, 0xcc);
/// If the largest count is at least this many times the smallest, the axis is logarithmic: small bars could not be seen.
const FAR_APART: u64 = 200;
/// More bars than this have no room for their counts.
const COUNTED: usize = 24;

/// One bar for each row, with axes.
pub(crate) fn bars(table: &Table, language: Language) -> String {
    let counts = || table.rows.iter().map(|row| row.1).filter(|&count| count > 0);
    let (least, most) = (counts().min().unwrap_or(1), counts().max().unwrap_or(1));
    let mut svg = String::new();
    let drawn = if most / least < FAR_APART {
        let label = say(language, Label::Puzzles);
        draw(&mut svg, table, &label, 0.0..1.1 * most as f64, 0.0)
    } else {
        // One puzzle must be more than nothing.
        let label = say(language, Label::PuzzlesLogarithmic);
        draw(&mut svg, table, &label, (0.5..3.0 * most as f64).log_scale(), 0.5)
    };
    // A text in memory takes everything, and within a page no namespace is needed.
    drawn.map_or_else(|_| String::new(), |()| svg.replace(NAMESPACE, ""))
}

/// Draws bars that begin at `floor`.
fn draw<Y: AsRangedCoord<Value = f64>>(
    svg: &mut String,
    table: &Table,
    label: &str,
    range: Y,
    floor: f64,
) -> Result<(), Box<dyn std::error::Error>>
where
    Y::CoordDescType: ValueFormatter<f64>,
{
    let rows = &table.rows;
    let root = SVGBackend::with_string(svg, SIZE).into_drawing_area();
    root.fill(&WHITE)?;
    let mut chart = ChartBuilder::on(&root)
        .margin(8)
        .x_label_area_size(40)
        .y_label_area_size(72)
        .build_cartesian_2d((0..rows.len() as i32 - 1).into_segmented(), range)?;
    let name = |place: &SegmentValue<i32>| match place {
        SegmentValue::CenterOf(row) | SegmentValue::Exact(row) => {
            rows.get(*row as usize).map_or_else(String::new, |row| row.0.clone())
        }
        SegmentValue::Last => String::new(),
    };
    let count = |count: &f64| {
        if count.fract() == 0.0 { format!("{count}") } else { String::new() }
    };
    chart
        .configure_mesh()
        .disable_x_mesh()
        .light_line_style(WHITE)
        .x_labels(rows.len().min(COUNTED))
        .y_labels(6)
        .x_desc(&table.axis)
        .y_desc(label)
        .x_label_formatter(&name)
        .y_label_formatter(&count)
        .label_style(("sans-serif", 12))
        .axis_desc_style(("sans-serif", 13))
        .draw()?;
    let there = (0..).zip(rows).filter(|(_, row)| row.1 > 0);
    chart.draw_series(there.clone().map(|(place, row)| {
        let corners =
            [(SegmentValue::Exact(place), floor), (SegmentValue::Exact(place + 1), row.1 as f64)];
        let mut bar = Rectangle::new(corners, BLUE.filled());
        bar.set_margin(0, 0, 2, 2);
        bar
    }))?;
    if rows.len() <= COUNTED {
        use plotters::style::text_anchor::{HPos, Pos, VPos};
        let style = TextStyle::from(("sans-serif", 11)).pos(Pos::new(HPos::Center, VPos::Bottom));
        chart.draw_series(there.map(|(place, row)| {
            let above = (SegmentValue::CenterOf(place), row.1 as f64);
            EmptyElement::at(above) + Text::new(row.1.to_string(), (0, -2), style.clone())
        }))?;
    }
    drop(chart);
    root.present()?;
    Ok(())
}
