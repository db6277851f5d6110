import keepClicks from '@site/src/hooks/keepClicks';

const root = document.documentElement;

/** Returns what ends the transition. */
function start(): (error?: Error) => Promise<void> {
  let resolve = (): void => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<void>((onEnd, onFailure) => {
    [resolve, reject] = [onEnd, onFailure];
  });
  keepClicks({finished: promise} as ViewTransition);
  return async (error) => {
    if (error === undefined) {
      resolve();
    } else {
      reject(error);
    }
    await promise.catch(() => undefined);
  };
}

/** What the browser makes of a click on the pictures of a transition. */
function clickPictures(): void {
  root.dispatchEvent(new MouseEvent('click', {bubbles: true, clientX: 30, clientY: 40}));
}

describe('keepClicks', () => {
  const handleClick = jest.fn<undefined, [MouseEvent]>();
  let button: HTMLButtonElement;

  beforeEach(() => {
    handleClick.mockReset();
    button = document.body.appendChild(document.createElement('button'));
    button.addEventListener('click', handleClick);
    document.elementFromPoint = () => button;
  });

  afterEach(() => {
    button.remove();
    Reflect.deleteProperty(document, 'elementFromPoint');
  });

  it('THEME-08 clicks on the pictures of a transition reach the control below at its end', async () => {
    const end = start();
    clickPictures();
    clickPictures();
    expect(handleClick).not.toHaveBeenCalled();
    await end();
    expect(handleClick).toHaveBeenCalledTimes(2);
    expect(handleClick.mock.lastCall?.[0]).toMatchObject({clientX: 30, clientY: 40, target: button});
  });

  it('leaves clicks alone that reach their control by themselves, and all after the end', async () => {
    const end = start();
    button.click();
    expect(handleClick).toHaveBeenCalledTimes(1);
    await end();
    clickPictures();
    expect(handleClick).toHaveBeenCalledTimes(1);
  });

  it('repeats clicks after a transition that failed', async () => {
    const end = start();
    clickPictures();
    await end(new Error('aborted'));
    expect(handleClick).toHaveBeenCalledTimes(1);
  });

  it('hands a click on to the transition that took the place of the first', async () => {
    const endFirst = start();
    const endSecond = start();
    document.elementFromPoint = () => root;
    clickPictures();
    await endFirst();
    document.elementFromPoint = () => button;
    await endSecond();
    expect(handleClick).toHaveBeenCalledTimes(1);
  });
});
