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
    [`shared-kit/src/rules/validation/${camel}.ts`]: `import { object } from 'yup';
import { requiredRichText, requiredText } from './kinds';
import { liveWindow, publishing } from './parts';

/** What a ${words.words.one} needs. */
export const ${camel}Rules = object({
  ...liveWindow,
  ...publishing,
  title: requiredText(),
  content: requiredRichText(),
});
`,
    [`${mine}/${camel}.ts`]: `import { endsOn, startsOn, status, titleColumn } from 'shared-kit/content/columns';
import { contentType } from 'shared-kit/content/contentType';
import type { Content, LiveWindow } from 'shared-kit/rules/entities';

export interface ${pascal} extends Content, LiveWindow {
  content: string;
}

/** ${many}. */
export const ${camel} = contentType<${pascal}>({
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
import { ${camel}Rules } from 'shared-kit/rules/validation/${camel}';
import { ${pascal}Preview } from './${pascal}Preview';

/** The ${words.words.one}'s form. */
export const ${camel}Form = contentForm({
  fields: {
    title: text({ label: 'Title', required: true }),
    content: richText({ label: 'Content', required: true }),
    window: dateWindow(),
  },
  sections: [
    { title: 'Title & Content', fields: ['title', 'content'] },
    { title: 'Date & Time', fields: ['window'] },
  ],
  rules: ${camel}Rules,
  previews: [{ label: '${one}', View: ${pascal}Preview }],
});
`,
    [`${mine}/${pascal}Preview.tsx`]: `import type { PreviewProps } from 'shared-kit/content/contentForm';
import { Site } from 'shared-kit/content/preview/Site';
import type { ${pascal} } from './${camel}';

/** The ${words.words.one} on the ${place}'s site. */
export function ${pascal}Preview({ values, property }: PreviewProps) {
  const { title, content } = values as unknown as ${pascal};
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
    [`provider-api/src/${path}/schema.ts`]: `import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { flags, ordered, window } from '../content/columns';

/** ${many}. */
export const ${camels} = pgTable(
  '${table}',
  { ...ordered(), title: text('title').notNull(), content: text('content').notNull(), ...window(), ...flags() },
  (table) => [index('${table}_order').on(table.propertyId, table.archived, table.sortIndex)],
);
`,
    [`provider-api/src/${path}/routes.ts`]: `import { ${camel}Rules } from 'shared-kit/rules/validation/${camel}';
import type { ContentDefinition } from '../content/definition';
import { flagsBody, windowBody } from '../content/fields';
import { contentRoutes } from '../content/routes';
import type { App, Services } from '../http/app';
import { field } from '../http/schemas';
import { ${camels} } from './schema';

/** ${many}. */
export const ${camel}Definition: ContentDefinition = {
  path: '${path}',
  resource: '${resource}',
  one: '${words.words.one}',
  many: '${words.words.many}',
  table: ${camels},
  body: { title: field.text, content: field.text, ...windowBody, ...flagsBody },
  rules: ${camel}Rules,
  textFilters: ['title'],
  richText: ['content'],
  clone: ${clones},
};

/** Routes of ${words.words.many}. */
export function ${camel}Routes(app: App, services: Services): void {
  contentRoutes(app, services, ${camel}Definition);
}
`,
  };
}
