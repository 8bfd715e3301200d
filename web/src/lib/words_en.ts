/** What every page says in English, as one file. */
import errors from '../../../locales/en/errors.ftl?raw';
import web from '../../../locales/en/web.ftl?raw';

export default `${web}\n${errors}`;
