module.exports = require('lodash-es/cloneDeep').default;
