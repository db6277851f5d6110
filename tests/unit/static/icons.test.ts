import fs from 'fs';
import path from 'path';

function read(name: string): Buffer {
  return fs.readFileSync(path.join(__dirname, '../../../static', name));
}

// No page names them; `favicon` in the configuration is for browsers that show SVG.
describe('icons where browsers look by themselves', () => {
  it('favicon.ico has pictures of 16, 32 and 48 pixels', () => {
    const icon = read('favicon.ico');
    expect([icon.readUInt16LE(0), icon.readUInt16LE(2)]).toEqual([0, 1]);
    const widths = Array.from({length: icon.readUInt16LE(4)}, (_entry, index) => icon.readUInt8(6 + 16 * index));
    expect(widths).toEqual([16, 32, 48]);
  });

  it('apple-touch-icon.png is 180 by 180 pixels', () => {
    const png = read('apple-touch-icon.png');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([180, 180]);
  });
});
