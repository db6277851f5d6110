import {act, render, screen} from '@testing-library/react';
import {useLazyComponent} from '@site/src/plugins/runtime/client/useLazyComponent';

type Load = Parameters<typeof useLazyComponent<object>>[0];

function Part() {
  return <p>Part</p>;
}

function Host({load}: {load: Load}) {
  const {Component, hasFailed, prepare} = useLazyComponent(load);
  return (
    <>
      <button type="button" onClick={prepare} />
      {hasFailed && <p>Lost</p>}
      {Component !== null && <Component />}
    </>
  );
}

async function want() {
  await act(async () => {
    screen.getByRole('button').click();
    await Promise.resolve();
  });
}

describe('useLazyComponent', () => {
  it('loads once, when the part is wanted', async () => {
    const load = jest.fn(() => Promise.resolve({default: Part}));
    render(<Host load={load} />);
    expect(load).not.toHaveBeenCalled();
    await want();
    await want();
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Part')).toBeInTheDocument();
  });

  it('ERROR-05 logs a part that cannot be loaded, leaves the page as it is and tries again', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const addresses: string[] = [];
    const load = jest.fn((): ReturnType<Load> => {
      addresses.push(__webpack_get_script_filename__('part'));
      return addresses.length === 1 ? Promise.reject(new Error('offline')) : Promise.resolve({default: Part});
    });
    render(<Host load={load} />);
    await want();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Part')).not.toBeInTheDocument();
    expect(screen.getByText('Lost')).toBeInTheDocument();
    await want();
    expect(screen.queryByText('Lost')).not.toBeInTheDocument();
    expect(screen.getByText('Part')).toBeInTheDocument();
    // What the browser has kept under the first one may be what is broken.
    expect(addresses).toEqual(['part.js', expect.stringMatching(/^part\.js\?try=\d+$/)]);
  });
});
