import type { ContentColumn, ContentItem } from 'shared-kit/content/contentType';

/** Whether an event or a press item is also shown on the home page (document 3 §2). */
export const displaysOnHome =
  <T extends ContentItem & { displayOnHomepage: boolean }>(): ContentColumn<T> =>
  () => ({ key: 'displayOnHomepage', header: 'Displays on Home', cell: (row) => (row.displayOnHomepage ? 'Yes' : 'No') });
