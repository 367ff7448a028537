import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createMemoryPictures } from '../../stores/memory-pictures.ts'
import { systemTiming } from '../system-ports.ts'
import { describePicturesConformance } from './conformance.ts'
import { objectServerKeys, startObjectServer } from './fixtures/object-server.ts'
import { createPictureBucket } from './picture-bucket.ts'
import { createPictureFolder } from './picture-folder.ts'

describePicturesConformance('memory', async () => ({
  pictures: createMemoryPictures(),
  close: async () => undefined,
}))

describePicturesConformance('a folder', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'shruti-pictures-'))
  return {
    pictures: createPictureFolder(path.join(folder, 'uploads')),
    close: () => rm(folder, { recursive: true, force: true }),
  }
})

describePicturesConformance('a bucket', async () => {
  const server = await startObjectServer()
  const bucket = { ...objectServerKeys, endpoint: server.origin, prefix: 'customers/' }
  return { pictures: createPictureBucket(bucket, systemTiming), close: () => server.close() }
})
