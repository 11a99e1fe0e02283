import type { Fields } from '../sameItem';
import { someName } from './kinds';
import { dataOf } from '../calls';
import { may } from './rights';
import { dataIfDone, newId, type Action, type Turn } from './step';

interface Alert {
  name: string;
  published: boolean;
  archived: boolean;
}

interface Assignment {
  alert: string;
  override: boolean;
}

interface Binned {
  alert: Alert;
  assigned: [property: string, assignment: Assignment][];
  wasGlobal: boolean;
}

/** The alerts, and which alert each property shows (OP-42). */
export class Alerts {
  readonly alerts = new Map<string, Alert>();
  readonly assigned = new Map<string, Assignment>();
  global: string | null = null;
  readonly bin = new Map<string, Binned>();

  /** Deletes an alert and removes it wherever it is shown. */
  remove(id: string): void {
    const assigned = [...this.assigned].filter(([, { alert }]) => alert === id);
    this.bin.set(id, { alert: this.alerts.get(id)!, assigned, wasGlobal: this.global === id });
    this.hide(id);
    this.alerts.delete(id);
  }

  /** Restores an alert wherever no other one has taken its place. */
  putBack(id: string): void {
    const { alert, assigned, wasGlobal } = this.bin.get(id)!;
    this.alerts.set(id, alert);
    for (const [property, assignment] of assigned) if (!this.assigned.has(property)) this.assigned.set(property, assignment);
    if (wasGlobal) this.global ??= id;
    this.bin.delete(id);
  }

  /** Removes an alert from wherever it is shown. */
  hide(id: string): void {
    for (const [property, { alert }] of this.assigned) if (alert === id) this.assigned.delete(property);
    if (this.global === id) this.global = null;
  }

  /** The alert that guests of a property see. */
  shownOn(property: string): string | null {
    const isShown = (id: string) => this.alerts.get(id)!.published && !this.alerts.get(id)!.archived;
    const own = this.assigned.get(property);
    const ownShown = own && isShown(own.alert) ? own.alert : null;
    if (own?.override && ownShown !== null) return ownShown;
    return this.global !== null && isShown(this.global) ? this.global : ownShown;
  }
}

const someAlert = (alerts: Alerts, { random }: Turn): [string, Alert] | null =>
  alerts.alerts.size === 0 ? null : random.pick([...alerts.alerts]);

/** The actions that change alerts and where they are shown. */
export const alertActions = (alerts: Alerts): Record<string, Action> => ({
  async createAlert({ person, random }) {
    const id = newId(random);
    const alert = { name: someName(random), published: random.often(0.7), archived: false };
    const expected = may(person, 'w', 'alert', null) ? 201 : 403;
    const answer = await person.call('POST', '/alerts', alert, { 'idempotency-key': id });
    const step = { what: 'create an alert', expected, answer };
    if (dataIfDone(step)) alerts.alerts.set(id, alert);
    return step;
  },
  async changeAlert(turn) {
    const [id, alert] = someAlert(alerts, turn) ?? [];
    if (!id || !alert) return null;
    const { person, random } = turn;
    const sent = random.pick<Partial<Alert>>([{ published: random.often(0.7) }, { archived: random.often(0.5) }]);
    const expected = may(person, 'w', 'alert', null) ? 200 : 403;
    const step = { what: 'change an alert', expected, answer: await person.call('PUT', `/alerts/${id}`, sent) };
    const changed = dataIfDone<Fields>(step);
    if (!changed) return step;
    Object.assign(alert, sent);
    if (alert.archived) {
      alert.published = false;
      alerts.hide(id);
    }
    if (changed.published !== alert.published || changed.archived !== alert.archived)
      turn.problems.push(`Alert ${id} should be ${JSON.stringify(alert)}.`);
    return step;
  },
  async assign(turn) {
    const [id, alert] = someAlert(alerts, turn) ?? [];
    if (!id || !alert) return null;
    const { random, world, people } = turn;
    const person = random.often(0.4) ? people[0]! : turn.person;
    const having = world.properties.filter((each) => alerts.assigned.has(each.id));
    const property = having.length > 0 && random.often(0.5) ? random.pick(having) : turn.property;
    const own = alerts.assigned.get(property.id);
    const override = random.often(0.5);
    const kinds = ['assign', 'assign with flag', own ? 'flag' : 'assign with flag', 'flag', 'remove'] as const;
    const kind = random.pick(kinds);
    const body = {
      assign: { alert_id: id },
      'assign with flag': { alert_id: id, override },
      flag: { override },
      remove: {},
    }[kind];
    const isAssigning = kind.startsWith('assign');
    const isNew = property.archived && own?.alert !== id;
    const isRefused = (isAssigning && (alert.archived || isNew) && 422) || (kind === 'flag' && !own && 409);
    const expected = may(person, 'w', 'can_assign_alerts', property.id) ? isRefused || 200 : 403;
    const answer = await person.call('PUT', '/alerts/assign', { property_id: property.id, ...body });
    const step = { what: `${kind} an alert`, expected, answer, by: person };
    const shown = dataIfDone<{ alert: { id: string } | null; override: boolean }>(step);
    if (!shown) return step;
    if (kind === 'remove') alerts.assigned.delete(property.id);
    else if (isAssigning)
      alerts.assigned.set(property.id, { alert: id, override: kind === 'assign' ? (own?.override ?? false) : override });
    else if (own) own.override = override;
    const next = alerts.assigned.get(property.id);
    if (shown.alert?.id !== next?.alert || shown.override !== (next?.override ?? false))
      turn.problems.push(`${property.name} should show ${JSON.stringify(next)}, and shows ${JSON.stringify(shown)}.`);
    return step;
  },
  async makeGlobal(turn) {
    const [id, alert] = someAlert(alerts, turn) ?? [];
    if (!id || !alert) return null;
    const { person, random } = turn;
    const isRemoved = random.often(0.2);
    const mayDo = may(person, 'w', 'can_assign_alerts', null);
    const expected = !mayDo ? 403 : isRemoved ? 204 : alert.archived ? 422 : 200;
    const answer = isRemoved ? await person.call('DELETE', '/alerts/global') : await person.call('PUT', `/alerts/${id}/global`);
    if (answer.status < 300) alerts.global = isRemoved ? null : id;
    return { what: 'set the global alert', expected, answer };
  },
  async removeAlert(turn) {
    const [id] = someAlert(alerts, turn) ?? [];
    if (!id) return null;
    const { person } = turn;
    const answer = await person.call('DELETE', `/alerts/${id}`);
    if (answer.status === 204) alerts.remove(id);
    return { what: 'delete an alert', expected: may(person, 'x', 'alert', null) ? 204 : 403, answer };
  },
  async restoreAlert({ random, people }) {
    if (alerts.bin.size === 0) return null;
    const id = random.pick([...alerts.bin.keys()]);
    const [admin] = people;
    const [entry] = dataOf<{ id: string }[]>(await admin!.call('GET', `/bin?item_id=${id}`), 200);
    const answer = await admin!.call('POST', `/bin/${entry?.id}/restore`);
    if (answer.status === 200) alerts.putBack(id);
    return { what: 'restore an alert', expected: 200, answer };
  },
});
