#!/usr/bin/env node
import { deprecations } from '../../src/deprecations/deprecations.ts'
import { runCodemod } from './run.ts'

process.exitCode = runCodemod(process.argv.slice(2), deprecations, process.stdout)
