/** The words of a PDF, and what it says of itself. The reader is a package for developers: nothing where it is missing. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const reader = await import('unpdf').catch(() => undefined);
  if (!reader) return '';
  const document = await reader.getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const { text } = await reader.extractText(document, { mergePages: true });
  const { info } = await reader.getMeta(document);
  return `${text} ${Object.values(info).join(' ')}`.replace(/\s+/g, ' ');
}
