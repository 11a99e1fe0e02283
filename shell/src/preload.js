(() => {
  const kept = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  document.documentElement.dataset.theme =
    kept('innkeeper.theme') || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  const get = (address) =>
    fetch(address, { cache: 'no-cache' }).then((answer) =>
      answer.ok ? answer.json() : Promise.reject(new Error(`${address} answered ${answer.status}`)),
    );
  const early = { config: get('/config.json') };
  window.innkeeper = early;
  early.config.catch(() => undefined);
  const token = kept('innkeeper.token');
  if (!token && !/[?&]token=/.test(location.search)) return;
  if (token && !/[?&]token=/.test(location.search)) {
    early.calls = {};
    early.config.then(
      ({ apiBase }) => {
        const base = (apiBase || '/api').replace(/\/+$/, '');
        const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
        for (const address of ['/profile', '/profile/permissions?per_page=2000']) {
          early.calls[address] = fetch(base + address, { headers, cache: 'no-store', signal: AbortSignal.timeout(30000) });
          early.calls[address].catch(() => undefined);
        }
      },
      () => undefined,
    );
  }
  const ask = (href, integrity) => {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = href.endsWith('.css') ? 'style' : 'script';
    link.href = href;
    if (integrity) link.integrity = integrity;
    document.head.append(link);
  };
  __SITE_FILES__.forEach((file) => ask(file));
  early.registry = get('/remotes/registry.json');
  const path = location.pathname.split('/');
  const fits = (route) => {
    const parts = route.path.split('/');
    return parts.length === path.length && parts.every((part, at) => part === path[at] || (part[0] === ':' && path[at]));
  };
  const fixed = (route) => route.path.split('/').filter((part) => part[0] !== ':').length;
  const all = (routes) => routes.flatMap((route) => [route, ...all(route.children || [])]);
  early.registry.then(
    ({ remotes }) => {
      const [best] = remotes
        .flatMap((remote) =>
          all(remote.routes)
            .filter((route) => route.page && fits(route))
            .map((route) => ({ remote, route })),
        )
        .sort((a, b) => fixed(b.route) - fixed(a.route));
      if (!best) return;
      const { remote, route } = best;
      const folder = `/remotes/${remote.name}/${remote.version}/`;
      ask(folder + remote.entry, remote.integrity);
      [...remote.app, ...(remote.pages[route.page] || [])].forEach((file) => ask(folder + file));
    },
    () => undefined,
  );
})();
