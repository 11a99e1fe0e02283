/**
 * The files of a new content type: with a title, a rich text and a window, as a starting point (document 2 §2).
 * @param words see `spellings`
 * @param {{remote: string, place: 'hotel' | 'restaurant'}} where
 * @returns {Record<string, string>} text by path
 */
export function contentTypeFiles({ path, resource, table, camel, camels, pascal, singular, plural, words }, { remote, place }) {
  const isCloneable = place === 'hotel';
  const remoteFolder = `${remote}/src/${path}`;
  const apiFolder = `provider-api/src/resources/${path}`;
  return {
    [`shared-kit/src/rules/models/${camel}.ts`]: `import { name, richText } from './kinds';
import { defineModel } from './model';
import { liveWindow, publishing } from './parts';

/** ${plural} of ${place}s. */
export const ${camel}Model = defineModel({
  resource: '${resource}',
  collection: '${path}',
  singular: '${words.singular}',
  plural: '${words.plural}',
  titleKey: 'title',
  fields: {
    ...liveWindow,
    ...publishing,
    title: name({ required: true }),
    content: richText({ required: true }),
  },
});
`,
    [`${remoteFolder}/${camel}.ts`]: `import { contentType } from 'shared-kit/content/contentType';
import type { ${camel}Model } from 'shared-kit/rules/models/${camel}';

/** ${plural}. */
export const ${camel} = contentType<typeof ${camel}Model>({
  place: '${place}',
  resource: '${resource}',
  api: '${path}',
  titleKey: 'title',
  labels: { singular: '${singular}', plural: '${plural}' },
  liveLink: '${camels}Url',
  sidebar: ${place === 'hotel' ? 95 : 65},${isCloneable ? '\n  clones: true,' : ''}
});
`,
    [`${remoteFolder}/${camel}Form.tsx`]: `import { contentForm } from 'shared-kit/content/contentForm';
import { dateWindow } from 'shared-kit/fields/dateWindow/dateWindow';
import { richText } from 'shared-kit/fields/richText/richText';
import { text } from 'shared-kit/fields/text/text';
import { ${camel}Model } from 'shared-kit/rules/models/${camel}';
import { livePage } from 'shared-kit/rules/previewUrls';
import { ${pascal}Preview } from './${pascal}Preview';

/** The ${words.singular}'s form. */
export default contentForm(${camel}Model, {
  sections: [
    {
      title: 'Title & Content',
      fields: {
        title: text({ label: 'Title', required: true }),
        content: richText({ label: 'Content', required: true }),
      },
    },
    { title: 'Date & Time', fields: { window: dateWindow() } },
  ],
  previews: [{ label: '${singular}', View: ${pascal}Preview, address: ({ property }) => livePage(property, '${camels}Url') }],
});
`,
    [`${remoteFolder}/${pascal}Preview.tsx`]: `import type { PreviewProps } from 'shared-kit/content/contentForm';
import { GuestCard } from 'shared-kit/content/preview/GuestCard';
import type { ${camel}Model } from 'shared-kit/rules/models/${camel}';

/** The ${words.singular} on the ${place}'s site. */
export const ${pascal}Preview = ({ values }: PreviewProps<typeof ${camel}Model>) => (
  <GuestCard title={values.title} html={values.content} />
);
`,
    [`${apiFolder}/schema.ts`]: `import { index, pgTable } from 'drizzle-orm/pg-core';
import { ${camel}Model } from 'shared-kit/rules/models/${camel}';
import { ordered } from '../../content/columns';
import { columnsOf } from '../../content/columnsOf';

/** ${plural}. */
export const ${camels} = pgTable('${table}', { ...ordered(), ...columnsOf(${camel}Model.fields) }, (table) => [
  index('${table}_order').on(table.propertyId, table.archived, table.sortIndex),
]);
`,
    [`${apiFolder}/definition.ts`]: `import { ${camel}Model } from 'shared-kit/rules/models/${camel}';
import { definitionOf } from '../../content/definitionOf';
import { ${camels} } from './schema';

/** ${plural}. */
export const ${camel}Definition = definitionOf(${camel}Model, { table: ${camels}${isCloneable ? ', clone: true' : ''} });
`,
  };
}
