export { shelter } from './shelter.ts'
