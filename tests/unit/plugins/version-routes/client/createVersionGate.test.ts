import {createVersionGate} from '@site/src/plugins/version-routes/client/createVersionGate';

const preload = (route: unknown) => (route as {component: {preload: () => Promise<void>}}).component.preload();

describe('createVersionGate', () => {
  it('becomes the route of the version, and leaves it to others to load that', async () => {
    const load = jest.fn();
    const component = Object.assign(() => null, {preload: load});
    const version = {path: '/0.y', component, routes: [{path: '/0.y/a', component, exact: true}]};
    const gate = createVersionGate('/0.y', () => Promise.resolve({default: version}));
    expect(gate).toMatchObject({path: '/0.y', routes: []});
    await preload(gate);
    expect(gate).toEqual(version);
    expect(load).not.toHaveBeenCalled();
  });

  it('stays shut when its module cannot be loaded, and is tried again', async () => {
    const version = {path: '/0.z', component: () => null};
    const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce({default: version});
    const gate = createVersionGate('/0.z', load);
    await expect(preload(gate)).rejects.toThrow('offline');
    expect(gate).toMatchObject({path: '/0.z', routes: []});
    await preload(gate);
    expect(gate).toMatchObject(version);
  });
});
