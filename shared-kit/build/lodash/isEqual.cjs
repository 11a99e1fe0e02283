module.exports = require('lodash-es/isEqual').default;
