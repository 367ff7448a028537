/** What reviewers say about one side of a product. Whole sentences that stand beside any others. */
export interface Remarks {
  readonly praise: readonly string[]
  readonly complaint: readonly string[]
}
