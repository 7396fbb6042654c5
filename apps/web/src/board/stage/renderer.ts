/** What the board is drawn with. */
import 'pixi.js/graphics';
import 'pixi.js/unsafe-eval';
import { autoDetectRenderer, type Renderer, Ticker } from 'pixi.js';

/** Browsers that draw by the processor, by the names that they give themselves. */
const BY_PROCESSOR = /swiftshader|llvmpipe|softpipe|lavapipe|software|basic render/i;

/**
 * As large as `container`. `hasCard`: whether a graphics card draws, or the processor in its
 * place, which takes many times as long. Rejects if the browser has nothing to draw it by.
 */
export async function createRenderer(
  container: HTMLElement,
): Promise<{ readonly renderer: Renderer; readonly hasCard: boolean }> {
  // It would ask for every frame there is, for what the renderer puts away now and then. Each own frame sees to that.
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  const hasCard = hasGraphicsCard();
  const renderer = await autoDetectRenderer({
    // The processor draws the same in less time when it does not play a graphics card.
    preference: hasCard ? 'webgl' : 'canvas',
    // Graphics are imported above; text, events and filters, which would come too, are not used.
    skipExtensionImports: true,
    // Beside the map one sees what the page lays there, by day or by dusk.
    backgroundAlpha: 0,
    antialias: (window.devicePixelRatio || 1) < 2,
    resolution: Math.min(3, window.devicePixelRatio || 1),
    autoDensity: true,
    width: Math.max(1, container.clientWidth),
    height: Math.max(1, container.clientHeight),
  });
  return { renderer, hasCard };
}

/**
 * A browser is asked first in the way that WebGL has for it (WebGL 1.0, 5.2.1), to which some without a card say yes; then
 * for the name of what draws.
 */
function hasGraphicsCard(): boolean {
  const context = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  if (!context) return false;
  const names = context.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = context.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : context.RENDERER);
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return !BY_PROCESSOR.test(String(name));
}
