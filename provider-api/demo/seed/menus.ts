import { menus as table } from '../../src/resources/menus/schema';
import { menus, type DemoMenu } from '../copy/menus';
import { placeIn } from './orders';
import { inBatches, localise, type Plan, type Seeded } from './plan';
import { flagsOf } from './shown';

/** The menus of every restaurant: published ones, a draft and an archived one. */
export async function seedMenus({ db, by }: Plan, restaurants: Seeded[]): Promise<void> {
  const rows = restaurants.flatMap((restaurant) => {
    const next = placeIn();
    return menus.map((own): typeof table.$inferInsert => ({
      propertyId: restaurant.id,
      sortIndex: next('menu', own.state === 'archived'),
      title: own.title,
      script: embed(own, restaurant),
      ...flagsOf(own.state),
      updatedBy: by,
    }));
  });
  for (const batch of inBatches(rows)) await db.insert(table).values(batch);
}

/** Embed code like that of a menu service: a place on the page and a script that fills it. It makes no requests. */
function embed({ title, courses }: DemoMenu, restaurant: Seeded): string {
  const data = JSON.stringify({ name: `${title} at ${localise('{restaurant}', restaurant)}`, courses });
  return `<div id="menu"></div>
<script>
  var menu = ${data};
  var place = document.getElementById('menu');
  place.style.cssText = 'font: 16px/1.6 Georgia, serif; text-align: center; padding: 16px';
  function add(tag, text) {
    var line = document.createElement(tag);
    line.textContent = text;
    place.appendChild(line);
  }
  add('h2', menu.name);
  menu.courses.forEach(function (course) {
    add('h3', course[0]);
    course[1].forEach(function (dish) { add('div', dish); });
  });
</script>`;
}
