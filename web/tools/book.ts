import { Marked, type Tokens } from 'marked';
import type { Plugin } from 'vite';

/** A heading of the book, for its table of contents. */
export interface Heading {
  depth: number;
  id: string;
  text: string;
}

const OWN: Record<string, string> = { en: 'Dédale’s own', fr: 'propre à Dédale' };

/**
 * Writes a book of rules as HTML. Besides Markdown there are `{ON-T5}`, a rule that can be linked to, `{ours}`, what is
 * this project's own, and on a line of its own `::figure NAME`, a place the page draws something at.
 */
export function written(
  text: string,
  language: string,
): { title: string; html: string; contents: Heading[] } {
  const contents: Heading[] = [];
  let title = '';
  const marked = new Marked({
    extensions: [
      {
        name: 'rule',
        level: 'inline',
        start: (source) => source.indexOf('{'),
        tokenizer: (source) => {
          const found = /^\{(?:(ours)\}|([A-Z]{2}-[A-Z]\d*)\} ?)/.exec(source);
          return found ? { type: 'rule', raw: found[0], id: found[1] ?? found[2] } : undefined;
        },
        renderer: ({ id }) =>
          id === 'ours'
            ? `<span class="ours" role="img" aria-label="${OWN[language]}">✦</span>`
            : `<a class="rule" id="${id}" href="#${id}">${id}</a> `,
      },
      {
        name: 'figure',
        level: 'block',
        start: (source) => source.indexOf('::figure'),
        tokenizer: (source) => {
          const found = /^::figure ([a-z-]+)\n/.exec(source);
          return found ? { type: 'figure', raw: found[0], name2: found[1] } : undefined;
        },
        renderer: ({ name2 }) => `<div data-figure="${name2}"></div>\n`,
      },
    ],
    renderer: {
      heading({ depth, tokens, text }: Tokens.Heading) {
        if (depth === 1) {
          title = text;
          return '';
        }
        const id = slug(text);
        contents.push({ depth, id, text });
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      table(token: Tokens.Table) {
        const cells = (row: Tokens.TableCell[], cell: 'td' | 'th') =>
          row.map(({ tokens }, at) => {
            const name =
              cell === 'td' && at === 0 ? 'th scope="row"' : cell === 'th' ? 'th scope="col"' : 'td';
            return `<${name}>${this.parser.parseInline(tokens)}</${name.slice(0, 2)}>`;
          });
        const head = `<tr>${cells(token.header, 'th').join('').replace('<th scope="col"></th>', '<td></td>')}</tr>`;
        const body = token.rows.map((row) => `<tr>${cells(row, 'td').join('')}</tr>`).join('\n');
        return `<div class="wide"><table><thead>${head}</thead><tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  const html = marked.parse(text, { async: false });
  return { title, html, contents };
}

function slug(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

/** Books of rules are written when the page is built: nothing of it is left to do in the browser. */
export function book(): Plugin {
  return {
    name: 'book',
    transform(text, id) {
      const found = /\/book\/([a-z]+)\/[a-z]+\.md$/.exec(id);
      return found ? { code: `export default ${JSON.stringify(written(text, found[1]!))}`, map: null } : null;
    },
  };
}
