export { type Config, readConfig } from './operations/config.ts'
export { makeLog } from './operations/log.ts'
export { addPage } from './page.ts'
export { type Server, startServer } from './server.ts'
