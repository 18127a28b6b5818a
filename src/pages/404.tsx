import { NotFound } from '../layouts/NotFound'

export default NotFound
