/** Something of a game that is shown with its drawing. */
export interface Exhibit {
  key: string;
  name: string;
  /** What it does. */
  lines?: string[];
}
