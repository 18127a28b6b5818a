import './tokens.css'
import './base.css'
import './prose.css'
import '../features/code/codeTheme.css'
