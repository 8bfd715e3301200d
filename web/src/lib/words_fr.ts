/** What every page says in French, as one file. */
import errors from '../../../locales/fr/errors.ftl?raw';
import web from '../../../locales/fr/web.ftl?raw';

export default `${web}\n${errors}`;
