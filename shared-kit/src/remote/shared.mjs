/** A CommonJS package itself, not the namespace that import() wraps around it. */
const unwrap = (module) => module.default ?? module;

/**
 * Modules that exist once on a page: the shell provides them, and remotes never bundle them. Each has its import path and how the
 * shell loads it. Those that the shell itself needs are bundled with it ('eager'); the others are fetched when a remote first needs
 * them.
 */
export const shared = [
  { key: 'react', load: () => import(/* webpackMode: 'eager' */ 'react').then(unwrap) },
  { key: 'react/jsx-runtime', load: () => import(/* webpackMode: 'eager' */ 'react/jsx-runtime').then(unwrap) },
  { key: 'react-dom', load: () => import(/* webpackMode: 'eager' */ 'react-dom').then(unwrap) },
  { key: 'react-dom/client', load: () => import(/* webpackMode: 'eager' */ 'react-dom/client').then(unwrap) },
  { key: 'single-spa-react', load: () => import(/* webpackMode: 'eager' */ 'single-spa-react').then(unwrap) },
  { key: 'shared-kit/session', load: () => import(/* webpackMode: 'eager' */ 'shared-kit/session') },
  { key: 'shared-kit/api/http', load: () => import(/* webpackMode: 'eager' */ 'shared-kit/api/http') },
  { key: 'shared-kit/api/resource', load: () => import(/* webpackMode: 'eager' */ 'shared-kit/api/resource') },
  { key: 'shared-kit/api/property', load: () => import(/* webpackMode: 'eager' */ 'shared-kit/api/property') },
  { key: 'shared-kit/api/upload', load: () => import('shared-kit/api/upload') },
  { key: 'shared-kit/fields/richText/QuillEditor', load: () => import('shared-kit/fields/richText/QuillEditor') },
  { key: 'shared-kit/fields/dateWindow/DatePanel', load: () => import('shared-kit/fields/dateWindow/DatePanel') },
  { key: 'shared-kit/router', load: () => import(/* webpackMode: 'eager' */ 'shared-kit/router') },
  { key: 'shared-kit/shellServices/modal', load: () => import(/* webpackMode: 'eager' */ 'shared-kit/shellServices/modal') },
  { key: 'shared-kit/shellServices/toast', load: () => import(/* webpackMode: 'eager' */ 'shared-kit/shellServices/toast') },
  { key: 'shared-kit/shellServices/unsaved', load: () => import(/* webpackMode: 'eager' */ 'shared-kit/shellServices/unsaved') },
  {
    key: 'shared-kit/shellServices/pageTitle',
    load: () => import(/* webpackMode: 'eager' */ 'shared-kit/shellServices/pageTitle'),
  },
  { key: 'formik', load: () => import('formik') },
  { key: 'yup', load: () => import('yup') },
];

/** Shared only between builds of identical source; a remote that was built from a different version brings its own. */
export const sharedText = [
  { key: 'shared-kit/ui/frameStyles', load: () => import(/* webpackMode: 'eager' */ 'shared-kit/ui/frameStyles') },
  { key: 'shared-kit/ui/CleanHtml', load: () => import('shared-kit/ui/CleanHtml') },
];
