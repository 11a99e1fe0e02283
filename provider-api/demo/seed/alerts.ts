import { randomUUID } from 'node:crypto';
import { alertAssignments, alerts, globalAlert } from '../../src/resources/alerts/schema';
import { type DemoAlert, demoAlerts } from '../copy/alerts';
import type { Plan, Seeded } from './plan';

const link = {
  opensInNewWindow: false,
  addDatePickerPopup: false,
  advancedPurchaseDays: 1,
  minimumNightStay: 1,
  trackingTag: null,
};

function contents({ bar, title, text, linkText, pages }: DemoAlert) {
  const target = { linkText, linkUrl: 'https://www.calloway.example/news', ...link };
  return {
    headerBar: { text: bar, ...target },
    modal: { displayModalAs: 'modal_window', pageDisplayOn: pages, title, text, ...target },
  };
}

/** Alerts in every state, some of them assigned to houses, one of them global. */
export async function seedAlerts({ db, by }: Plan, properties: Seeded[]): Promise<void> {
  const made = demoAlerts.map((own) => ({ ...own, id: randomUUID() }));
  await db.insert(alerts).values(
    made.map((own, index) => ({
      id: own.id,
      name: own.name,
      displayAs: own.displayAs,
      published: own.state === undefined,
      archived: own.state === 'archived',
      sortIndex: index + 1,
      updatedBy: by,
      ...contents(own),
    })),
  );
  const assigned = made.flatMap(({ id, houses }) =>
    properties
      .filter(({ slug }) => houses.includes(slug))
      .map((property) => ({ propertyId: property.id, alertId: id, override: property.slug === 'hotel-marchmont' })),
  );
  await db.insert(alertAssignments).values(assigned);
  const everywhere = made.find((own) => own.everywhere);
  if (everywhere) await db.insert(globalAlert).values({ id: 'global', alertId: everywhere.id });
}
