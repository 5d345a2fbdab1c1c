/** In a file of their own, so that only the pages of articles carry the names of all articles' code. */
export { loaders } from 'virtual:help-article-loaders';
