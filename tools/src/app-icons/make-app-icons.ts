import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const PUBLIC = 'shell/public';
/** The icons of the installed app, by their width in pixels; iOS doesn't read the manifest and takes the last. */
const ICONS = { 'app-icon-192.png': 192, 'app-icon-512.png': 512, 'apple-touch-icon.png': 180 } as const;
/** Systems cut an icon to a circle of 80% of its width (maskable icons, W3C Web App Manifest): the mark stays inside. */
const MARK_SHARE = 0.6;

/** The text's colour of the light palette, and the accent of the dark one. */
const COLOURS = { espresso: '#2A1C14', bronze: '#E9B98A' } as const;

/** The favicon's shapes, without its colours. */
const shapesOf = (favicon: string): string =>
  /<g[\s\S]*<\/svg>/.exec(favicon)?.[0].replace('</svg>', '') ?? '';

const iconSvg = (favicon: string): string => {
  const side = 48 / MARK_SHARE;
  const margin = (side - 48) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${side} ${side}" fill="none">
  <rect x="${-margin}" y="${-margin}" width="${side}" height="${side}" fill="${COLOURS.espresso}"/>
  <style>g { stroke: ${COLOURS.bronze}; } circle { fill: ${COLOURS.bronze}; }</style>
  ${shapesOf(favicon)}
</svg>`;
};

/** Draws the icons of the installed app from the favicon: its mark on espresso. */
export const makeAppIcons = async (root: string): Promise<void> => {
  const favicon = await readFile(path.join(root, PUBLIC, 'favicon.svg'), 'utf8');
  const svg = Buffer.from(iconSvg(favicon));
  for (const [file, width] of Object.entries(ICONS)) {
    const icon = sharp(svg, { density: 1_000 })
      .resize(width, width)
      .png({ palette: true, compressionLevel: 9 });
    await writeFile(path.join(root, PUBLIC, file), await icon.toBuffer());
  }
};
