/** A result as a picture to send: the game's gate and a few lines, nothing of the deal. */

import type { GameName } from '$/lib/table/wire';

export const CARD = { width: 1200, height: 630 } as const;

export interface CardText {
  /** The name of the game. */
  title: string;
  /** What is unusual about its setup; often nothing. */
  setup: string;
  /** The day of the deal. */
  day: string;
  result: string;
  /** Smaller lines under it. */
  more: string[];
  /** Where the deal can be played. */
  address: string;
}

const GATES = import.meta.glob<string>('../../art/*/gate.svg', { eager: true, import: 'default' });
/** The same paper in both themes: a picture is looked at elsewhere. */
const INK = { paper: '#f4ead4', line: '#cdbd99', text: '#2a2233', soft: '#5f5366', accent: '#7d4f0e' };
const SERIF = "'Fraunces Variable', Georgia, serif";
const SANS = "'Source Sans 3 Variable', sans-serif";

async function gateOf(game: GameName): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = GATES[`../../art/${game}/gate.svg`]!;
  await picture.decode();
  return picture;
}

/** The largest size, up to the one wanted, at which a line is no wider than that. */
function fitting(pen: CanvasRenderingContext2D, line: string, font: (size: number) => string, width: number) {
  return (wanted: number) => {
    let size = wanted;
    do pen.font = font(size);
    while (pen.measureText(line).width > width && (size -= 2) > 12);
  };
}

/** An arched window with the upper part of the gate in it. */
function drawGate(pen: CanvasRenderingContext2D, gate: HTMLImageElement) {
  const [left, top, width, height] = [70, 60, 360, 510];
  const frame = new Path2D();
  frame.roundRect(left, top, width, height, [width / 2, width / 2, 10, 10]);
  pen.save();
  pen.clip(frame);
  pen.fillStyle = '#191b45';
  pen.fillRect(left, top, width, height);
  // Gates are drawn in 320 by 560; their upper part is the scene.
  pen.drawImage(gate, left, top, width, (width * 560) / 320);
  pen.restore();
  pen.lineWidth = 6;
  pen.strokeStyle = INK.line;
  pen.stroke(frame);
}

function drawText(pen: CanvasRenderingContext2D, { title, setup, day, result, more, address }: CardText) {
  const [left, width] = [490, 650];
  const write = (line: string, y: number, size: number, colour: string, font: (size: number) => string) => {
    fitting(pen, line, font, width)(size);
    pen.fillStyle = colour;
    pen.fillText(line, left, y);
  };
  write(day, 130, 34, INK.accent, (size) => `italic 500 ${size}px ${SERIF}`);
  write(title, 200, 64, INK.text, (size) => `600 ${size}px ${SERIF}`);
  write(setup, 244, 30, INK.soft, (size) => `400 ${size}px ${SANS}`);
  write(result, 340, 58, INK.text, (size) => `600 ${size}px ${SERIF}`);
  more.forEach((line, at) => write(line, 400 + 46 * at, 32, INK.soft, (size) => `400 ${size}px ${SANS}`));
  write(address, 546, 28, INK.accent, (size) => `600 ${size}px ${SANS}`);
}

/** The picture as a PNG file; nothing where the browser cannot draw one. */
export async function resultCard(game: GameName, text: CardText): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = CARD.width;
  canvas.height = CARD.height;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const [gate] = await Promise.all([
    gateOf(game),
    document.fonts.load(`600 40px ${SERIF}`),
    document.fonts.load(`italic 500 40px ${SERIF}`),
    document.fonts.load(`400 40px ${SANS}`),
  ]);
  pen.fillStyle = INK.paper;
  pen.fillRect(0, 0, CARD.width, CARD.height);
  pen.strokeStyle = INK.line;
  pen.lineWidth = 4;
  pen.strokeRect(22, 22, CARD.width - 44, CARD.height - 44);
  drawGate(pen, gate);
  drawText(pen, text);
  return new Promise((drawn) => canvas.toBlob(drawn, 'image/png'));
}
