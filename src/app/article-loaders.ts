/** In its own file, so that only article pages load the list of all article chunks. */
export { loaders } from 'virtual:help-article-loaders';
