/** What pdfkit writes into a tag and its types do not know yet. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Of a figure: left, top, right and bottom on its page. */
    bbox?: [number, number, number, number];
    /** Of a table's header cell. */
    scope?: 'Row' | 'Column';
  }
}
