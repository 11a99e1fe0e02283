const rules = [
  'alt-text',
  'anchor-has-content',
  'anchor-is-valid',
  'aria-activedescendant-has-tabindex',
  'aria-props',
  'aria-proptypes',
  'aria-role',
  'aria-unsupported-elements',
  'autocomplete-valid',
  'click-events-have-key-events',
  'heading-has-content',
  'html-has-lang',
  'iframe-has-title',
  'img-redundant-alt',
  'interactive-supports-focus',
  'label-has-associated-control',
  'media-has-caption',
  'mouse-events-have-key-events',
  'no-access-key',
  'no-autofocus',
  'no-distracting-elements',
  'no-noninteractive-tabindex',
  'no-redundant-roles',
  'role-has-required-aria-props',
  'role-supports-aria-props',
  'scope',
  'tabindex-no-positive',
];
const keysAndClicks = ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp'];
const keys = ['onKeyUp', 'onKeyDown', 'onKeyPress'];
const loading = ['onError', 'onLoad'];
const composite = ['listbox', 'menu', 'menubar', 'radiogroup', 'tablist', 'tree', 'treegrid'];

/**
 * What markup must provide for keyboards and screen readers: the recommended rules of eslint-plugin-jsx-a11y, with options that
 * make exceptions where a rule is wrong.
 */
export const accessible = {
  ...Object.fromEntries(rules.map((rule) => [`jsx-a11y/${rule}`, 'error'])),
  'jsx-a11y/no-static-element-interactions': ['error', { allowExpressionValues: true, handlers: keysAndClicks }],
  'jsx-a11y/no-noninteractive-element-interactions': [
    'error',
    {
      handlers: [...keysAndClicks, ...loading],
      alert: keys,
      dialog: keys,
      body: loading,
      iframe: loading,
      img: loading,
    },
  ],
  'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', { tr: ['none', 'presentation'], canvas: ['img'] }],
  'jsx-a11y/no-noninteractive-element-to-interactive-role': [
    'error',
    {
      ul: composite,
      ol: composite,
      li: ['menuitem', 'menuitemradio', 'menuitemcheckbox', 'option', 'row', 'tab', 'treeitem'],
      table: ['grid'],
      td: ['gridcell'],
      fieldset: ['radiogroup', 'presentation'],
    },
  ],
};
