/** The few sounds of the table, made when they are needed: no files. */

export type Sound = 'laid' | 'taken' | 'scopa' | 'turn';

interface Tone {
  /** Hertz; for a knock, where its noise is loudest. */
  pitch: number;
  /** Seconds after the first, and how long it rings. */
  at: number;
  rings: number;
  loud: number;
  kind: 'bell' | 'knock';
}

const knock = (pitch: number, at = 0, loud = 0.5): Tone => ({
  kind: 'knock', pitch, at, rings: 0.07, loud,
});
const bell = (pitch: number, at = 0, loud = 0.16): Tone => ({
  kind: 'bell', pitch, at, rings: 0.5, loud,
});

/** A card on cloth, cards gathered, a little fanfare in C major, two quiet notes. */
const SOUNDS: Record<Sound, Tone[]> = {
  laid: [knock(900)],
  taken: [knock(1200, 0, 0.3), knock(700, 0.09)],
  scopa: [bell(523.25), bell(659.25, 0.11), bell(783.99, 0.22), bell(1046.5, 0.33, 0.2)],
  turn: [bell(587.33, 0, 0.07), bell(880, 0.12, 0.07)],
};

let audio: AudioContext | null = null;

/** Plays a sound; silent where the browser has none, or wants a tap first. */
export function sound(name: Sound): void {
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  for (const tone of SOUNDS[name]) make(audio, tone);
}

function make(context: AudioContext, { kind, pitch, at, rings, loud }: Tone): void {
  const start = context.currentTime + at;
  const volume = context.createGain();
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + rings);
  volume.connect(context.destination);
  const source = kind === 'bell' ? ringing(context, pitch) : knocking(context, pitch, volume);
  if (kind === 'bell') source.connect(volume);
  source.start(start);
  source.stop(start + rings);
}

function ringing(context: AudioContext, pitch: number): OscillatorNode {
  const oscillator = context.createOscillator();
  oscillator.type = 'triangle';
  oscillator.frequency.value = pitch;
  return oscillator;
}

/** A moment of noise, as of card on cloth. */
function knocking(context: AudioContext, pitch: number, out: AudioNode): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, context.sampleRate / 8, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  source.connect(filter).connect(out);
  return source;
}
