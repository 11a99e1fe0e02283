/* oxlint-disable typescript/no-require-imports -- Whoever requires it expects a function. */
module.exports = require('lodash-es/isEqual').default;
