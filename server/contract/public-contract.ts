import { catalogueOperations } from './catalogue-operations.ts'
import { postOperations } from './post-operations.ts'

/**
 * What pages ask that are the same for everybody: a part of the contract that needs no other, since a server has it from its
 * start on, and the rest a moment later.
 */
export const publicContract = { ...catalogueOperations, ...postOperations }
