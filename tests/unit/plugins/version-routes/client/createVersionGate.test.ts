import routes from '@generated/routes';
import {createVersionGate} from '@site/src/plugins/version-routes/client/createVersionGate';

type Preloaded = {preload: () => Promise<void>};

const preload = (route: unknown) => ((route as {component: unknown}).component as Preloaded).preload();

afterEach(() => window.history.replaceState(null, '', '/'));

describe('createVersionGate', () => {
  it('becomes the route of the version and loads the page of the address', async () => {
    const loaded: string[] = [];
    const loadable = (name: string) => Object.assign(() => null, {preload: () => loaded.push(name)});
    const version = {
      path: '/0.y',
      component: loadable('version'),
      routes: [
        {path: '/0.y/a', component: loadable('a'), exact: true},
        {path: '/0.y/b', component: loadable('b'), exact: true},
      ],
    };
    const gate = createVersionGate('/0.y', () => Promise.resolve({default: version}));
    expect(gate).toMatchObject({path: '/0.y', routes: []});
    (routes as unknown[]).unshift(gate);
    window.history.replaceState(null, '', '/0.y/b');
    await preload(gate);
    expect(gate).toEqual(version);
    expect(loaded).toEqual(['version', 'b']);
    (routes as unknown[]).shift();
  });

  it('stays shut when its module cannot be loaded, and is tried again', async () => {
    const version = {path: '/0.z', component: Object.assign(() => null, {preload: () => undefined})};
    const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce({default: version});
    const gate = createVersionGate('/0.z', load);
    (routes as unknown[]).unshift(gate);
    window.history.replaceState(null, '', '/0.z');
    await expect(preload(gate)).rejects.toThrow('offline');
    expect(gate).toMatchObject({path: '/0.z', routes: []});
    await preload(gate);
    expect(gate).toMatchObject(version);
    (routes as unknown[]).shift();
  });
});
