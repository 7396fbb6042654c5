/** As much of the library as the tests use; it brings no types. */
declare module 'edmonds-blossom-fixed' {
  /** For each vertex its mate, or -1. */
  export default function blossom(edges: [i: number, j: number, weight: number][], maxCardinality: boolean): number[];
}
