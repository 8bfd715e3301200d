/** The English texts of every page, as one file. */
import errors from '../../../locales/en/errors.ftl?raw';
import web from '../../../locales/en/web.ftl?raw';

const lists = import.meta.glob<string>('../../../locales/en/*.list.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export default [web, errors, ...Object.values(lists)].join('\n');
