/** The French texts of every page, as one file. */
import errors from '../../../locales/fr/errors.ftl?raw';
import web from '../../../locales/fr/web.ftl?raw';

const lists = import.meta.glob<string>('../../../locales/fr/*.list.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export default [web, errors, ...Object.values(lists)].join('\n');
