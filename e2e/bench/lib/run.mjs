import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import controlConfig from '../control/webpack.config.mjs';
import { openBrowser } from './browser.mjs';
import { composition, printComposition } from './composition.mjs';
import { countLoad, shown, timeLoad } from './load.mjs';
import { median } from './numbers.mjs';
import { manyRights, permissionTasks } from './permissions.mjs';
import { newDataFolder, removeDataFolder, signInTo, startProduct } from './product.mjs';
import { judge, printTable } from './targets.mjs';
import { longTasks, warmForm } from './work.mjs';

const file = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const ROUNDS = 7;

async function buildControl() {
  const config = /** @type {import('webpack').Configuration} */ (await controlConfig());
  /** @type {import('webpack').Stats} */
  const stats = await new Promise((resolve, reject) =>
    webpack(config, (error, found) => (found ? resolve(found) : reject(error))),
  );
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
}

async function addresses(address) {
  const api = await signInTo(address);
  const { data } = await api.get('/properties?name=i%25%25Marchmont&per_page=1');
  const list = `/hotels/${data[0].id}/specials`;
  const { data: specials } = await api.get(
    `/properties/${data[0].id}/specials?per_page=1&order_by=sort_index:ASC&archived=false`,
  );
  return { token: api.token, property: data[0].id, list, form: `${list}/${specials[0].id}/edit` };
}

/** Both builds in turns, so that whatever slows the machine slows both. */
async function timesOf(browser, sites) {
  const times = sites.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, { address, token, list }] of sites.entries()) {
      times[at].push(await timeLoad(browser, { url: address + list, token, ready: shown.list }));
    }
  }
  return times.map((all) => ({ wall: median(all.map(({ wall }) => wall)), cpu: median(all.map(({ cpu }) => cpu)) }));
}

async function measure(browser, product, control) {
  const { address, token, list, form } = product;
  const signIn = await countLoad(browser, { url: `${address}/`, ready: shown.signIn });
  const listed = await countLoad(browser, { url: address + list, token, ready: shown.list });
  const formed = await countLoad(browser, { url: address + form, token, ready: shown.form });
  const controlList = await countLoad(browser, { url: control.address + control.list, token: control.token, ready: shown.list });
  const [times, controlTimes] = await timesOf(browser, [product, control]);
  const rights = await permissionTasks(browser, { url: address + product.rights, token });
  const rows = await longTasks(browser, { url: address + list, token });
  const warm = await warmForm(browser, {
    url: address + list,
    token,
    row: 'tbody th[scope=row] a',
    back: (page) => page.goBack(),
  });
  const bare = await warmForm(browser, {
    url: `${control.address}/bare.html?property=${control.property}`,
    token: control.token,
    row: 'tbody th button',
    back: (page) => page.getByRole('button', { name: 'Back' }).click(),
  });
  const problems = [...signIn.problems, ...listed.problems, ...formed.problems];
  return {
    signIn,
    list: listed,
    form: formed,
    control: { list: controlList, times: controlTimes },
    times,
    rights,
    rows,
    warm,
    bare,
    problems,
  };
}

/**
 * Measures everything, prints the table and writes `e2e/bench/result.json`.
 * @param {{parts: boolean}} options whether to tell as well which package the bytes come from
 * @returns {Promise<number>} how many targets were missed
 */
export async function runBench({ parts: wanted }) {
  await buildControl();
  const dataDir = newDataFolder();
  const controlDir = newDataFolder();
  const stops = [async () => removeDataFolder(dataDir), async () => removeDataFolder(controlDir)];
  try {
    const product = await startProduct({ port: 4210, dataDir });
    stops.unshift(product.stop);
    const control = await startProduct({ port: 4211, dataDir: controlDir, siteDir: file('dist') });
    stops.unshift(control.stop);
    const browser = await openBrowser();
    stops.unshift(() => browser.close());
    const [own, other] = await Promise.all(
      [product.address, control.address].map(async (address) => ({ address, ...(await addresses(address)) })),
    );
    const rights = `/users/${await manyRights(await signInTo(product.address))}/edit`;
    const found = await measure(browser, { ...own, rights }, other);
    const lines = judge(found);
    const parts = wanted ? await composition(found) : {};
    writeFileSync(file('result.json'), JSON.stringify({ lines, parts, found }, null, 2));
    printComposition(parts);
    printTable(lines);
    for (const problem of found.problems) console.log(`console: ${problem}`);
    return lines.filter(({ holds }) => !holds).length;
  } finally {
    for (const stop of stops) await stop();
  }
}
