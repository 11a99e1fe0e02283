/**
 * The files of a new content type: a title, a rich text and a window, to grow from (document 2 §2).
 * @param words see `spellings`
 * @param {{remote: string, place: 'hotel' | 'restaurant'}} where
 * @returns {Record<string, string>} text by path
 */
export function contentTypeFiles(words, { remote, place }) {
  const { path, resource, table, camel, camels, pascal, pascals, one, many } = words;
  const base = place === 'hotel' ? '/hotels/:hotelid' : '/restaurants/:restaurantId';
  const clones = place === 'hotel';
  const mine = `${remote}/src/${path}`;
  return {
    [`shared-kit/src/rules/models/${camel}.ts`]: `import { name, richText } from './kinds';
import { defineModel } from './model';
import { liveWindow, publishing } from './parts';

/** ${many} of ${place}s. */
export const ${camel}Model = defineModel({
  resource: '${resource}',
  collection: '${path}',
  one: '${words.words.one}',
  many: '${words.words.many}',
  titleKey: 'title',
  previewKey: '${camels}Url',
  clones: ${clones},
  fields: {
    ...liveWindow,
    ...publishing,
    title: name({ required: true }),
    content: richText({ required: true }),
  },
});
`,
    [`${mine}/${camel}.ts`]: `import { endsOn, startsOn, status, titleColumn } from 'shared-kit/content/columns';
import { contentType } from 'shared-kit/content/contentType';
import type { ${camel}Model } from 'shared-kit/rules/models/${camel}';

/** ${many}. */
export const ${camel} = contentType<typeof ${camel}Model>({
  name: '${place}-${words.name}',
  resource: '${resource}',
  api: '${path}',
  path: '${path}',
  labels: { one: '${one}', many: '${many}', live: 'View Live ${many} Page' },
  liveLink: '${camels}Url',
  titleKey: 'title',
  columns: [titleColumn('title'), startsOn(), endsOn(), status()],
  clones: ${clones},
});
`,
    [`${mine}/${camel}Form.tsx`]: `import { contentForm } from 'shared-kit/content/contentForm';
import { dateWindow } from 'shared-kit/fields/dateWindow/dateWindow';
import { richText } from 'shared-kit/fields/richText/richText';
import { text } from 'shared-kit/fields/text/text';
import { ${camel}Model } from 'shared-kit/rules/models/${camel}';
import { ${pascal}Preview } from './${pascal}Preview';

/** The ${words.words.one}'s form. */
export const ${camel}Form = contentForm(${camel}Model, {
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
  previews: [{ label: '${one}', View: ${pascal}Preview }],
});
`,
    [`${mine}/${pascal}Preview.tsx`]: `import type { PreviewProps } from 'shared-kit/content/contentForm';
import { Site } from 'shared-kit/content/preview/Site';
import type { ${camel}Model } from 'shared-kit/rules/models/${camel}';

/** The ${words.words.one} on the ${place}'s site. */
export function ${pascal}Preview({ values, property }: PreviewProps<typeof ${camel}Model>) {
  const { title, content } = values;
  return <Site url={property.previewUrls.${camels}Url ?? property.url} title={title} html={content} />;
}
`,
    [`${mine}/${pascals}Page.tsx`]: `import { ListPage } from 'shared-kit/content/ListPage';
import { ${camel} } from './${camel}';

/** ${base}/${path} */
export default function ${pascals}Page() {
  return <ListPage type={${camel}} />;
}
`,
    [`${mine}/${pascal}FormPage.tsx`]: `import { FormPage } from 'shared-kit/content/FormPage';
import { ${camel} } from './${camel}';
import { ${camel}Form } from './${camel}Form';

/** ${base}/${path}/new and ${base}/${path}/:id/edit */
export default function ${pascal}FormPage() {
  return <FormPage type={${camel}} form={${camel}Form} />;
}
`,
    ...(clones && {
      [`${mine}/Clone${pascals}Page.tsx`]: `import { ClonePage } from 'shared-kit/content/ClonePage';
import { ${camel} } from './${camel}';

/** ${base}/${path}/clone */
export default function Clone${pascals}Page() {
  return <ClonePage type={${camel}} />;
}
`,
    }),
    [`provider-api/src/resources/${path}/schema.ts`]: `import { index, pgTable } from 'drizzle-orm/pg-core';
import { ${camel}Model } from 'shared-kit/rules/models/${camel}';
import { ordered } from '../../content/columns';
import { columnsOf } from '../../content/columnsOf';

/** ${many}. */
export const ${camels} = pgTable('${table}', { ...ordered(), ...columnsOf(${camel}Model.fields) }, (table) => [
  index('${table}_order').on(table.propertyId, table.archived, table.sortIndex),
]);
`,
    [`provider-api/src/resources/${path}/routes.ts`]: `import { ${camel}Model } from 'shared-kit/rules/models/${camel}';
import { definitionOf } from '../../content/definitionOf';
import { contentRoutes } from '../../content/routes';
import type { ContentServices } from '../../content/services';
import type { App } from '../../http/app';
import { ${camels} } from './schema';

/** ${many}. */
export const ${camel}Definition = definitionOf(${camel}Model, { table: ${camels} });

/** Routes of ${words.words.many}. */
export function ${camel}Routes(app: App, services: ContentServices): void {
  contentRoutes(app, services, ${camel}Definition);
}
`,
  };
}
