import { Redirect } from './resolve.ts'

/** A redirect for good: the page has another address now. Apart from `Redirect`, which every page carries. */
export class Moved extends Redirect {}
