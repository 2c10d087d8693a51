export { wasteland } from '@overseer/wasteland'
